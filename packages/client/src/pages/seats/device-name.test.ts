import { expect, test } from 'vitest';
import { deviceName } from './device-name.ts';

test('a browser is named by its maker and system, and one that says nothing known is not', () => {
  const apple = 'AppleWebKit/537.36 (KHTML, like Gecko)';
  expect(deviceName('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0')).toBe('Firefox · Linux');
  expect(deviceName(`Mozilla/5.0 (Windows NT 10.0) ${apple} Chrome/140.0 Safari/537.36 Edg/140.0`)).toBe(
    'Edge · Windows',
  );
  expect(deviceName(`Mozilla/5.0 (Linux; Android 15) ${apple} Chrome/140.0 Mobile Safari/537.36`)).toBe(
    'Chrome · Android',
  );
  expect(deviceName(`Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${apple} Version/18.0 Safari/604.1`)).toBe(
    'Safari · iPhone',
  );
  expect(deviceName('curl/8.0')).toBeUndefined();
});
