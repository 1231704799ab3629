/** Turns a message of the server into a sentence. For an invalid name it leaves out the path of the field. */
export function sentence(message: string): string {
  const text = message.replace(/^(\w+\.)*name: /, '');
  const capital = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?]$/.test(capital) ? capital : `${capital}.`;
}
