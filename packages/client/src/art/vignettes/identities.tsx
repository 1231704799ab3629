import type { Scenes } from './index.tsx';
export const identities: Scenes = {};
