import type { Scenes } from './index.tsx';
export const starting: Scenes = {};
