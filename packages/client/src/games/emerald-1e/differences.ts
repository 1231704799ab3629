// Exported alone, so that code that only compares packs does not load the code that reads and checks them.
export { correctedFields } from '@gaslamp/emerald-1e/box/pack';
