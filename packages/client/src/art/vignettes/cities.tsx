import type { Scenes } from './index.tsx';
export const cities: Scenes = {};
