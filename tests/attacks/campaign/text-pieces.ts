/** What the languages that are read are made of. */
export const PIECES: readonly string[] = [
  ...'$ 29,990 k km kms miles xxx drive away POA ex gov charges + on-roads orc 2.4L V6 4cyl kg t ft m mm 31/12/26 Dec-26 T10:00'.split(
    ' ',
  ),
  ...'make:" AND OR under between petrol electric hybrid auto 4x4 refinementList[make][]= range[price]= &query= page= : | ; , / # %2F %5C'.split(
    ' ',
  ),
  ...'{ } [ ] {"a": [1, "\\u0000" null <b> </b> <a< <!-- <![CDATA[ ]]> &amp; <!DOCTYPE <!ENTITY " \' ` ** __ [a](b) > - 1. --- ```'.split(
    ' ',
  ),
  ...'=1+1 @ a@b.example +61 0412 345 678 0000-0000 whsec_ v1, {to} {text} https:// // \\ .. \r\n \n \t \u0000 \ud800 e\u0301'.split(
    ' ',
  ),
  '\n',
  '\r\n',
  ' ',
  '\u2028',
];
