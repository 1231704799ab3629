import { expect, test } from 'vitest';
import { intentTo, messengerOf } from './messenger.ts';

const ANDROID = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko)';
const WEBVIEW = 'Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0';
const APPLE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  ['android', `${WEBVIEW} Chrome/126.0 Mobile Safari/537.36`],
  ['android', `${WEBVIEW} Chrome/126.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/470.0.0.37;]`],
  ['android', `${ANDROID} Chrome/126.0 Mobile Safari/537.36 Instagram 335.0.0 Android`],
  ['android', `${ANDROID} Chrome/126.0 Mobile Safari/537.36 MicroMessenger/8.0.49`],
  ['android', `${ANDROID} Chrome/126.0 Mobile Safari/537.36 Telegram-Android/10.14`],
  ['android', `${ANDROID} Version/4.0 Chrome/126.0 Mobile Safari/537.36 Line/14.9.0/IAB`],
  ['android', `${ANDROID} Chrome/126.0 Mobile Safari/537.36 WhatsApp/2.24`],
  ['elsewhere', `${APPLE} Mobile/15E148 [FBAN/FBIOS;FBAV/470.0;FBBV/1]`],
  ['elsewhere', `${APPLE} Mobile/15E148 [FBAN/MessengerForiOS;FBAV/462.0]`],
  ['elsewhere', `${APPLE} Mobile/15E148 Instagram 335.0 (iPhone15,2)`],
  ['elsewhere', `${APPLE} Mobile/15E148 Safari Line/14.9.0`],
  ['elsewhere', `${APPLE} Mobile/15E148`],
  [null, `${APPLE} Version/17.5 Mobile/15E148 Safari/604.1`],
  [null, `${APPLE} CriOS/126.0 Mobile/15E148 Safari/604.1`],
  [null, `${ANDROID} Chrome/126.0.0.0 Mobile Safari/537.36`],
  [null, 'Mozilla/5.0 (Android 14; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0'],
  [null, 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36'],
])('%s: %s', (kind, agent) => {
  expect(messengerOf(agent, false)).toBe(kind);
  expect(messengerOf(agent, true)).toBeNull();
});

test('the address for Android has the invitation behind its own #', () => {
  expect(intentTo('https://lamp.example:8443/m/abc?x=1#invite=secret')).toBe(
    'intent://lamp.example:8443/m/abc?x=1#invite=secret#Intent;scheme=https;action=android.intent.action.VIEW;end',
  );
});
