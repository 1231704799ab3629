/** Saves a text as a file, where browsers put what they load. */
export function save(text: string, name: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // By then the browser has it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
