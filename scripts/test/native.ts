// Loads the sources as Node does.
import { register } from 'tsx/esm/api';

const once = globalThis as { sourcesAreNative?: boolean };
if (!once.sourcesAreNative) register();
once.sourcesAreNative = true;
