// Where no build has compiled the catalogues: a sentence is compiled when it is said first.
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
