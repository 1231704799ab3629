// Compiles sentences at run time, each on first use. For programs whose build has not compiled the catalogues.
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { compileWith } from './text.ts';

compileWith(compileMessage);
