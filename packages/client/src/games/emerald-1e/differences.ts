// By this one name: whoever only compares packs gets nothing of what reads and checks them.
export { correctedFields } from '@gaslamp/emerald-1e/pack';
