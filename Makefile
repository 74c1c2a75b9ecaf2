# The commands of this project; `make help` lists them.
#
# Missing Debian packages (scripts/packages-*.txt) are installed. A Swift toolchain is not installed:
# scripts/prepare.sh says where to get one.

PREFIX = /usr/local
bindir = $(PREFIX)/bin
datadir = $(PREFIX)/share
mandir = $(datadir)/man
# Where `install-files` finds the programs.
BUILT = build
# The web address below which docs/images can be seen. If it is set, the metainfo has the screenshots.
SCREENSHOTS =

ID = org.tabstop.VacationPlanner
BUILD_LISTS = scripts/packages-build.txt
RUN_LISTS = $(BUILD_LISTS) scripts/packages-run.txt
TOUR_LISTS = $(RUN_LISTS) scripts/packages-tour.txt
TEST_LISTS = $(TOUR_LISTS) scripts/packages-test.txt scripts/packages-swift-tests.txt Tests/Desktop/requirements-apt.txt
SIGN_IN_LISTS = $(TEST_LISTS) scripts/packages-sign-in.txt
BENCH_LISTS = $(BUILD_LISTS) Benchmarks/requirements-apt.txt
# Releases are linked statically with Swift's runtime: they start faster, and run without Swift.
RELEASE = scripts/swift-build.sh --configuration release --static-swift-stdlib
PLACES = build/share/vacation-planner/places.sqlite

.DEFAULT_GOAL := help
.PHONY: help run test test-sign-in test-debian13 stress sanitize downstream build api transcripts docs bench \
  strings strings-po strings-merge install install-files install-gallery deb test-deb screenshots clean

help: ## list the commands
	@echo "make ..."
	@sed -n 's/^\([a-z0-9-]*\):[^#]*## /\1|/p' $(MAKEFILE_LIST) | while IFS='|' read -r name text; do \
	  printf '  %-14s %s\n' "$$name" "$$text"; done

run: ## build Vacation Planner and start it (without a display: on a private one, with screenshots)
	@scripts/prepare.sh $(RUN_LISTS)
	scripts/swift-build.sh --product vacation-planner
	@scripts/make-places.py
	@scripts/run.sh

test: ## run every check: style, data files, warnings, Swift tests, the program on a private desktop
	@scripts/prepare.sh $(TEST_LISTS)
	@scripts/test.sh

test-sign-in: ## sign in as a user does: with Chromium, Orca and a keyring; and at Canaille, from PyPI
	@scripts/prepare.sh $(SIGN_IN_LISTS)
	scripts/swift-build.sh --product vacation-planner
	scripts/swift-build.sh --product SignInProgram
	BUILD=debug TESTS="$$(echo Tests/Desktop/sign_in_*.py)" scripts/desktop-tests.sh -q

test-debian13: ## run the desktop tests on the release programs in a Debian 13 of their own (as root; 1.3 GB)
	@scripts/prepare.sh $(TEST_LISTS) scripts/packages-debootstrap.txt
	scripts/build-release.sh PlannerSeed SignInProgram
	scripts/debian13.sh make
	scripts/debian13.sh test

stress: ## send 100,000 random events to every page of the gallery and to Vacation Planner
	@scripts/prepare.sh $(TEST_LISTS)
	scripts/swift-build.sh --product vacation-planner
	scripts/swift-build.sh --product focus-gallery
	/usr/bin/python3 Tests/Desktop/stress.py

sanitize: ## run the tests that need no display under the address and thread sanitizers
	@scripts/prepare.sh $(BUILD_LISTS)
	scripts/sanitize.sh

downstream: ## build a package that depends on this one: by path, by version, static, beside GRDB
	@scripts/prepare.sh $(BUILD_LISTS)
	scripts/check-downstream.sh

build: ## build everything for debugging
	@scripts/prepare.sh $(BUILD_LISTS)
	scripts/swift-build.sh

api: build ## write the public API to docs/api, after an intended change
	/usr/bin/python3 scripts/api.py docs/api

# One catalog for Tabstop's own texts, one for those of Vacation Planner and of the modules below it, one
# for the destinations, one for public holidays.
OWN_CATALOG = Sources/Tabstop/Localizable.xcstrings
CATALOG = Sources/VacationPlanner/Localizable.xcstrings
DESTINATIONS = Sources/Guidebook/Destinations.xcstrings
HOLIDAYS = Sources/Places/Holidays.xcstrings
STRINGS = swift run --package-path Tools/Strings strings

strings: ## bring the string catalogs up to date with the sources
	$(STRINGS) extract-own $(OWN_CATALOG) docs/api Sources/Tabstop Sources/TabstopFoundation \
	  Sources/TabstopKits Sources/ARKitInterface Sources/AuthenticationServicesInterface \
	  Sources/AVFoundationInterface Sources/CallKitInterface Sources/CloudKitInterface \
	  Sources/CoreLocationUIInterface Sources/CoreMLInterface Sources/CoreNFCInterface \
	  Sources/DeviceActivityInterface Sources/DeviceCheckInterface \
	  Sources/FamilyControlsInterface Sources/FoundationModelsInterface \
	  Sources/GameControllerInterface Sources/GameKitInterface \
	  Sources/GroupActivitiesInterface Sources/HomeKitInterface Sources/IntentsInterface \
	  Sources/LocalAuthenticationInterface Sources/MetalKitInterface \
	  Sources/MultipeerConnectivityInterface Sources/MusicKitInterface \
	  Sources/NearbyInteractionInterface Sources/NetworkExtensionInterface \
	  Sources/PassKitInterface Sources/PencilKitInterface Sources/ReplayKitInterface \
	  Sources/ScreenCaptureKitInterface Sources/SpriteKitInterface Sources/StoreKitInterface \
	  Sources/TipKitInterface Sources/TranslationInterface
	$(STRINGS) extract $(CATALOG) docs/api Sources/VacationPlanner Sources/Trips Sources/Accounts \
	  Sources/Vault Sources/Guidebook Sources/OpenIDConnect Sources/SignIn Sources/Places Sources/Exchange
	$(STRINGS) extract-data $(DESTINATIONS) data/destinations.json name region summary season facts \
	  pictureDescription
	$(STRINGS) extract-table $(HOLIDAYS) data/places/holidays.tsv 1

strings-po: ## write the texts of LANGUAGE (LANGUAGE=de) for translators, to build/po
	@mkdir -p build/po
	$(STRINGS) export $(OWN_CATALOG) $(LANGUAGE) >build/po/tabstop.$(LANGUAGE).po
	$(STRINGS) export $(CATALOG) $(LANGUAGE) >build/po/vacation-planner.$(LANGUAGE).po
	$(STRINGS) export $(DESTINATIONS) $(LANGUAGE) >build/po/destinations.$(LANGUAGE).po
	$(STRINGS) export $(HOLIDAYS) $(LANGUAGE) >build/po/holidays.$(LANGUAGE).po

strings-merge: ## take the translations of LANGUAGE back from build/po
	$(STRINGS) import $(OWN_CATALOG) build/po/tabstop.$(LANGUAGE).po
	$(STRINGS) import $(CATALOG) build/po/vacation-planner.$(LANGUAGE).po
	$(STRINGS) import $(DESTINATIONS) build/po/destinations.$(LANGUAGE).po
	$(STRINGS) import $(HOLIDAYS) build/po/holidays.$(LANGUAGE).po

transcripts: ## record again what Orca says at each step of each form; review with git diff
	@scripts/prepare.sh $(TEST_LISTS)
	scripts/swift-build.sh --product vacation-planner
	scripts/swift-build.sh --product focus-gallery
	/usr/bin/python3 -m pytest -q Tests/Desktop/test_transcripts.py --write-transcripts
	/usr/bin/python3 scripts/heard.py

docs: build ## build the documentation of every library product for a browser, in build/documentation
	/usr/bin/python3 scripts/documentation.py build/documentation

bench: ## compare our programs with a form written in C
	@scripts/prepare.sh $(BENCH_LISTS)
	$(RELEASE) --product form-bench
	$(RELEASE) --product vacation-planner
	$(RELEASE) --product PlannerSeed
	$(RELEASE) --product places-bench
	$(RELEASE) --package-path Benchmarks/downstream --product form-bench-swiftui
	$(MAKE) -C Benchmarks
	scripts/make-places.py
	.build/release/places-bench
	/usr/bin/python3 Benchmarks/bench.py

# A copy, so that installing as root needs no Swift and builds nothing as root.
build/vacation-planner: Package.swift $(shell find Sources Resources -type f)
	@scripts/prepare.sh $(RUN_LISTS)
	$(RELEASE) --product vacation-planner
	@mkdir -p build
	strip -o $@ .build/release/vacation-planner

$(PLACES): scripts/make-places.py $(wildcard data/places/*.tsv)
	scripts/make-places.py $@
	@touch $@

install: build/vacation-planner $(PLACES) ## install Vacation Planner in PREFIX (/usr/local), below DESTDIR if that is set
	@$(MAKE) --no-print-directory install-files

# Installs what is built, in BUILT and build/share.
install-files:
	install -D -m 755 "$(BUILT)/vacation-planner" "$(DESTDIR)$(bindir)/vacation-planner"
	install -D -m 644 -t "$(DESTDIR)$(mandir)/man1" data/man/vacation-planner.1
	install -D -m 644 -t "$(DESTDIR)$(datadir)/vacation-planner" $(PLACES)
	install -D -m 644 -t "$(DESTDIR)$(datadir)/applications" data/$(ID).desktop
	install -D -m 644 -t "$(DESTDIR)$(datadir)/metainfo" data/$(ID).metainfo.xml
ifdef SCREENSHOTS
	sed 's|@address@|$(SCREENSHOTS)|' data/screenshots.xml.in | \
	  sed -i '/^  <\/branding>/r /dev/stdin' "$(DESTDIR)$(datadir)/metainfo/$(ID).metainfo.xml"
endif
	install -D -m 644 -t "$(DESTDIR)$(datadir)/icons/hicolor/scalable/apps" \
	  data/icons/hicolor/scalable/apps/$(ID).svg
	install -D -m 644 -t "$(DESTDIR)$(datadir)/icons/hicolor/symbolic/apps" \
	  data/icons/hicolor/symbolic/apps/$(ID)-symbolic.svg
	install -d "$(DESTDIR)$(datadir)/dbus-1/services"
	sed 's|@bindir@|$(bindir)|' data/$(ID).service.in \
	  >"$(DESTDIR)$(datadir)/dbus-1/services/$(ID).service"
	chmod 644 "$(DESTDIR)$(datadir)/dbus-1/services/$(ID).service"
	install -D -m 644 -t "$(DESTDIR)$(datadir)/gnome-shell/search-providers" \
	  data/$(ID).search-provider.ini
	install -D -m 644 -t "$(DESTDIR)$(datadir)/licenses/$(ID)" \
	  data/licences/*.txt data/places/licences/*.txt
	install -m 644 LICENSE "$(DESTDIR)$(datadir)/licenses/$(ID)/VacationPlanner.txt"

install-gallery:
	install -D -m 755 "$(BUILT)/focus-gallery" "$(DESTDIR)$(bindir)/focus-gallery"
	install -D -m 644 -t "$(DESTDIR)$(mandir)/man1" data/man/focus-gallery.1

deb: ## build the Debian packages for this release of Debian, in build/deb
	@scripts/prepare.sh $(BUILD_LISTS) scripts/packages-deb.txt
	scripts/build-deb.sh

test-deb: ## test the packages of `make deb` in a bare Debian 12 and 13 (as root; 1.5 GB)
	@scripts/prepare.sh scripts/packages-test-deb.txt
	scripts/test-deb.sh

screenshots: ## take the screenshots in docs/images again with the current program
	@scripts/prepare.sh $(TOUR_LISTS)
	scripts/swift-build.sh --product vacation-planner
	scripts/swift-build.sh --product focus-gallery
	/usr/bin/python3 scripts/tour.py .build/debug/vacation-planner build/screenshots .build/debug/focus-gallery
	cd build/screenshots && install -D -m 644 -t ../../docs/images \
	  log-in.png log-in-wide.png create-account.png trip.png gallery.png

clean: ## remove the build results
	rm -rf .build build Benchmarks/build Benchmarks/downstream/.build
