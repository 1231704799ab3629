// Letters of one script that look like those of another (UTS 39): even a name in one script may look like one in another.

/** Letters and their lookalikes, which are Latin for most scripts. Composed letters are decomposed before. */
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

/** Returns a form that is equal for names that look alike, except for case. */
export const looksOf = (name: string): string =>
  [...name.normalize('NFKD')].map((letter) => SEEN_AS.get(letter) ?? letter).join('');

/** Does the same for names in equal case: single strokes look alike, and so do circles. */
export const drawnAs = (name: string): string =>
  looksOf(name).replace(/[I1|]/g, 'l').replaceAll('0', 'O').replace(/\s+/gu, ' ').trim();
