import type { Scenes } from './index.tsx';
export const royalty: Scenes = {};
