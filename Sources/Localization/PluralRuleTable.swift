// Made by scripts/make-plurals.py from CLDR 41: the rules for plurals of each group of languages.
// A rule is the letter of a category and a condition; conditions are those of CLDR without spaces, with
// "&" and "|". What no rule is for is "other".
// swift-format-ignore
let pluralRuleTable: [(languages: StaticString, rules: StaticString)] = [
  (
    "bm bo dz hnj id ig ii in ja jbo jv jw kde kea km ko lkt lo ms my nqo osa root sah ses sg su th to tpi vi wo yo yue zh",
    ""
  ),
  (
    "am as bn doi fa gu hi kn pcm zu",
    "1:i=0|n=1"
  ),
  (
    "ff hy kab",
    "1:i=0,1"
  ),
  (
    "ast ca de en et fi fy gl ia io ji lij nl sc scn sv sw ur yi",
    "1:i=1&v=0"
  ),
  (
    "si",
    "1:n=0,1|i=0&f=1"
  ),
  (
    "ak bho guw ln mg nso pa ti wa",
    "1:n=0..1"
  ),
  (
    "tzm",
    "1:n=0..1|n=11..99"
  ),
  (
    "af an asa az bal bem bez bg brx ce cgg chr ckb dv ee el eo eu fo fur gsw ha haw hu jgo jmc ka kaj kcg kk kkj kl ks ksb ku ky lb lg mas mgo ml mn mr nah nb nd ne nn nnh no nr ny nyn om or os pap ps rm rof rwk saq sd sdh seh sn so sq ss ssy st syr ta te teo tig tk tn tr ts ug uz ve vo vun wae xh xog",
    "1:n=1"
  ),
  (
    "da",
    "1:n=1|t!=0&i=0,1"
  ),
  (
    "is",
    "1:t=0&i%10=1&i%100!=11|t!=0"
  ),
  (
    "mk",
    "1:v=0&i%10=1&i%100!=11|f%10=1&f%100!=11"
  ),
  (
    "ceb fil tl",
    "1:v=0&i=1,2,3|v=0&i%10!=4,6,9|v!=0&f%10!=4,6,9"
  ),
  (
    "lv prg",
    "0:n%10=0|n%100=11..19|v=2&f%100=11..19;1:n%10=1&n%100!=11|v=2&f%10=1&f%100!=11|v!=2&f%10=1"
  ),
  (
    "lag",
    "0:n=0;1:i=0,1&n!=0"
  ),
  (
    "ksh",
    "0:n=0;1:n=1"
  ),
  (
    "iu naq sat se sma smi smj smn sms",
    "1:n=1;2:n=2"
  ),
  (
    "shi",
    "1:i=0|n=1;f:n=2..10"
  ),
  (
    "mo ro",
    "1:i=1&v=0;f:v!=0|n=0|n%100=2..19"
  ),
  (
    "bs hr sh sr",
    "1:v=0&i%10=1&i%100!=11|f%10=1&f%100!=11;f:v=0&i%10=2..4&i%100!=12..14|f%10=2..4&f%100!=12..14"
  ),
  (
    "fr",
    "1:i=0,1;m:e=0&i!=0&i%1000000=0&v=0|e!=0..5"
  ),
  (
    "pt",
    "1:i=0..1;m:e=0&i!=0&i%1000000=0&v=0|e!=0..5"
  ),
  (
    "it pt-PT",
    "1:i=1&v=0;m:e=0&i!=0&i%1000000=0&v=0|e!=0..5"
  ),
  (
    "es",
    "1:n=1;m:e=0&i!=0&i%1000000=0&v=0|e!=0..5"
  ),
  (
    "gd",
    "1:n=1,11;2:n=2,12;f:n=3..10,13..19"
  ),
  (
    "sl",
    "1:v=0&i%100=1;2:v=0&i%100=2;f:v=0&i%100=3..4|v!=0"
  ),
  (
    "dsb hsb",
    "1:v=0&i%100=1|f%100=1;2:v=0&i%100=2|f%100=2;f:v=0&i%100=3..4|f%100=3..4"
  ),
  (
    "he iw",
    "1:i=1&v=0;2:i=2&v=0;m:v=0&n!=0..10&n%10=0"
  ),
  (
    "cs sk",
    "1:i=1&v=0;f:i=2..4&v=0;m:v!=0"
  ),
  (
    "pl",
    "1:i=1&v=0;f:v=0&i%10=2..4&i%100!=12..14;m:v=0&i!=1&i%10=0..1|v=0&i%10=5..9|v=0&i%100=12..14"
  ),
  (
    "be",
    "1:n%10=1&n%100!=11;f:n%10=2..4&n%100!=12..14;m:n%10=0|n%10=5..9|n%100=11..14"
  ),
  (
    "lt",
    "1:n%10=1&n%100!=11..19;f:n%10=2..9&n%100!=11..19;m:f!=0"
  ),
  (
    "mt",
    "1:n=1;f:n=0|n%100=2..10;m:n%100=11..19"
  ),
  (
    "ru uk",
    "1:v=0&i%10=1&i%100!=11;f:v=0&i%10=2..4&i%100!=12..14;m:v=0&i%10=0|v=0&i%10=5..9|v=0&i%100=11..14"
  ),
  (
    "br",
    "1:n%10=1&n%100!=11,71,91;2:n%10=2&n%100!=12,72,92;f:n%10=3..4,9&n%100!=10..19,70..79,90..99;m:n!=0&n%1000000=0"
  ),
  (
    "ga",
    "1:n=1;2:n=2;f:n=3..6;m:n=7..10"
  ),
  (
    "gv",
    "1:v=0&i%10=1;2:v=0&i%10=2;f:v=0&i%100=0,20,40,60,80;m:v!=0"
  ),
  (
    "kw",
    "0:n=0;1:n=1;2:n%100=2,22,42,62,82|n%1000=0&n%100000=1000..20000,40000,60000,80000|n!=0&n%1000000=100000;f:n%100=3,23,43,63,83;m:n!=1&n%100=1,21,41,61,81"
  ),
  (
    "ar ars",
    "0:n=0;1:n=1;2:n=2;f:n%100=3..10;m:n%100=11..99"
  ),
  (
    "cy",
    "0:n=0;1:n=1;2:n=2;f:n=3;m:n=6"
  ),
]
