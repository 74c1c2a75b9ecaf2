#!/bin/sh
# Checks a file of AppStream metainfo. usage: validate-metainfo.sh FILE
#
# The project has no page on the web yet, of which AppStream 1.0 and newer warn; 0.16 does not know that
# warning, and refuses the option.
case $(appstreamcli --version) in
  *": 0."*) set -- "$1" ;;
  *) set -- --override=url-homepage-missing=info "$1" ;;
esac
exec appstreamcli validate --no-net --pedantic "$@"
