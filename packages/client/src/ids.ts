// For translators: the id of each sentence in its place, `?language=pl&ids=1`.
import { brought, setTexts } from '@gaslamp/words/text';

setTexts({ ...brought, t: (id) => id });
