import { expect, test } from '../support/fixtures';

const keys = [
  ...['user_token', 'user_id', 'client_id', 'login_type', 'Client_Type', 'menuactive', 'submenuactive'],
  ...['viewType', 'program_id', 'programname', 'client_user_BDX_token', 'client_BDX_client_id'],
  ...[
    'client_BDX_company_id',
    'portal_preferences',
    'portal_file_choices',
    'selectedDataArray',
    'portal_recent_records',
    'portal_receipt',
    'forgot_client_user_select',
  ],
  ...[
    'forgot_client_user_id',
    'forgot_client_user_phone',
    'forgot_client_user_email',
    'forgot_client_user_until',
  ],
];

const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

const payloads: readonly string[] = [
  ...['', ' ', '0', '-1', '1e999', 'NaN', 'null', 'undefined', 'true', '[]', '{}', '[[[[', '{"a":'],
  ...['"\\u0000"', '\u0000\u0001', '\uD800', 'a.b.c', 'a.b', '..', 'eyJhbGciOiJub25lIn0.e30.'],
  `${part({ alg: 'none' })}.${part({ exp: 'soon' })}.`,
  `${part({ alg: 'none' })}.${part({ exp: -1 })}.`,
  `${part({ alg: 'none' })}.${part(null)}.`,
  `${part({ alg: 'none' })}.${part({ exp: { valueOf: 1 } })}.`,
  '{"__proto__":{"polluted":1}}',
  '<img src=x onerror=alert(1)>',
  '{"theme":{"toString":null},"failureNotices":[]}',
  '[{"firstname":{}},null,7,"x"]',
  '9'.repeat(400),
  'x'.repeat(200_000),
];

const starts = [
  ['/', /^\/(user_admin_home|client_user_BDX_home)?$/],
  ['/kyubos_admin', /^\/(kyubos_admin|user_admin_home)$/],
  ['/user_admin_countries', /^\/(kyubos_admin|user_admin_countries)?$/],
  ['/client_user_BDX_home', /^\/(Client_user_BDX_Login|BDX_Login|client_user_BDX_home)$/],
] as const;

for (const [url, place] of starts) {
  test(
    `${url} opens with any content of the storage`,
    { tag: url === '/' ? [] : '@nightly' },
    async ({ page, expectErrors }) => {
      test.setTimeout(90_000);
      // A value that looks like a token causes calls that the server refuses.
      expectErrors(/40\d|Could not|failed/i);
      await page.goto('/icons/favicon.svg');
      for (const payload of payloads) {
        await page.evaluate(
          ([names, value]) => {
            for (const store of [localStorage, sessionStorage]) {
              store.clear();
              for (const key of names) store.setItem(key, value);
            }
          },
          [keys, payload] as const,
        );
        await page.goto(url);
        await expect(
          page.getByRole('heading', { level: 1 }).first(),
          `with ${payload.slice(0, 60)}`,
        ).toBeVisible();
        await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
        expect(new URL(page.url()).pathname, `with ${payload.slice(0, 60)}`).toMatch(place);
      }
    },
  );
}
