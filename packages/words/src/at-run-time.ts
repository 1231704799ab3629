// Compiles sentences at run time, each on first use. For programs whose build has not compiled the catalogues.
import { i18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';

type Compile = typeof compileMessage;
const compiled = new Map<string, ReturnType<Compile>>();
const compiling: Compile = (message) => {
  const sentence = compiled.get(message) ?? compileMessage(message);
  compiled.set(message, sentence);
  return sentence;
};

i18n.setMessagesCompiler(compiling);
