// The pack knows the group of a card; its picture, and so its frame, is our choice.
const PEOPLE =
  'UNGERN_STERNBERG BISMARCK DUCHESS_DUZES EMMA_GOLDMAN MALATESTA AZEF BOULANGER IRENE_ADLER JOHANN_MOST LEO_TAXIL LOUISE_MICHEL MORES GOLOVINSKI BAKUNIN MRS_HUDSON RACHKOVSKY KROPOTKIN MORIARTY RAVACHOL SEBASTIAN_MORAN KRAVCHINSKY NECHAEV SHERLOCK_HOLMES SIGMUND_FREUD VERA_FIGNER BURTSEV STIEBER LESTRADE WATSON MYCROFT_HOLMES';
const HORRORS = 'CTHULHU MI_GO NECRONOMICON OCCULT_LODGE SHOGGOTH YOG_SOTHOTH ZOMBIES VAMPIRES TERRORS_OF_THE_NIGHT';

const KINDS = new Map<string, string>([
  ...PEOPLE.split(' ').map((id) => [id, 'people'] as const),
  ...HORRORS.split(' ').map((id) => [id, 'horror'] as const),
  ['IDENTITY_LOYALIST', 'loyalist'],
  ['IDENTITY_RESTORATIONIST', 'restorationist'],
]);

/** Returns the frame of a card, from its id in the pack. */
export function cardKindOf(id: string): string {
  const known = KINDS.get(id);
  if (known) return known;
  if (id.startsWith('CITY_')) return 'city';
  if (id.startsWith('ROYAL_')) return 'royalty';
  if (id.startsWith('START_')) return 'starting';
  return 'organisation';
}
