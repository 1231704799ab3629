// Letters of one script that look like those of another (UTS 39): a name of one script may still look like one of another.

/** Letters, and those that they look like: of most scripts Latin ones. Composed letters are taken apart before. */
const LOOKS: readonly (readonly [string, string])[] = [
  // Greek.
  ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϳ', 'ABEZHIKMNOPTYXj'],
  ['αγηικνορτυχω', 'aynikvoptuxw'],
  // Cyrillic.
  ['АВЕЅІЈКМНОРСТУҮХԚԜԌҺӀѴЬӘӔ', 'ABESIJKMHOPCTYYXQWGhIVbƏÆ'],
  ['аегѕіјорсуүхһԁԛԝӏкѵѡәӕ', 'aersijopcyyxhdqwlkvwəæ'],
  ['ГПФф', 'ΓΠΦφ'],
  // Armenian.
  ['ՏՕՍԼ', 'SOUL'],
  ['հոռսօզյցլ', 'hnnuoqjgl'],
  // Cherokee, capital and small.
  ['ᎠᎡᎢᎥᎩᎪᎫᎬᎳᎷᎻᎽᏀᏂᏃᏏᏒᏔᏕᏙᏚᏞᏟᏢᏦᏧᏳᏴ', 'DRTiyAJEWMHYGhZbRWSVSLCPKdGB'],
  ['ꭰꭱꭲꭵꭹꭺꭻꭼꮃꮇꮋꮍꮐꮒꮓꮟꮢꮤꮥꮩꮪꮮꮯꮲꮶꮷᏻᏼ', 'drtiyajewmhyghzbrwsvslcpkdgb'],
  // Canadian Aboriginal.
  ['ᐯᑌᑕᑭᑯᑲᒍᒪᔕᕁᕮᕼᖇᖯᖴᗅᗞᗩᗪᗯᗰᗴᗷᘔ᙭ᙠ', 'VUCPdbJLSxEHRbFADADWMEBZXB'],
  // Tifinagh; letters and zeros of other scripts that are a circle.
  ['ⵏⵔⵝⴹ', 'lOXE'],
  ['ഠဝ๐໐०০੦૦௦౦೦', 'ooooooooooo'],
  // Letters of phonetics.
  ['ɑɡɩɪꞁǀɢʀʟʜɴʙʏ', 'agiIllGRLHNBY'],
  // Arabic as it is written for Persian, Urdu and others.
  ['یىکہھە۰۱۲۳۷۸۹', 'ييكههه٠١٢٣٧٨٩'],
  // Katakana, and Hiragana or Han.
  ['ヘニカロエーハタト', 'へ二力口工一八夕卜'],
  ['‐‒–—―−⁃', '-------'],
  ['’‘‛ʼʻʹ`′', "''''''''"],
];
const SEEN_AS = new Map(LOOKS.flatMap(([from, to]) => [...from].map((letter, i) => [letter, [...to][i] ?? letter])));

/** Two names that look alike give the same, but for case. */
export const looksOf = (name: string): string =>
  [...name.normalize('NFKD')].map((letter) => SEEN_AS.get(letter) ?? letter).join('');

/** The same for names whose case is the same: mere strokes look alike, and so do circles. */
export const drawnAs = (name: string): string =>
  looksOf(name).replace(/[I1|]/g, 'l').replaceAll('0', 'O').replace(/\s+/gu, ' ').trim();
