// Embedded in a file as it is: unpacks the script of its page, which the file's own policy allows by its hash.
import { unpacked } from '../packed.ts';

const code = document.createElement('script');
code.textContent = await unpacked(document.getElementById('page')?.textContent ?? '');
document.body.append(code);
