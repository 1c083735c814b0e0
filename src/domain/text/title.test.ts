import fc from 'fast-check';
import { pageTitle } from './title';

test.each([
  ['/user_admin_home', 'User_admin_home | Kyubos'],
  ['/user_admin_edit_countries/7', '7 | Kyubos'],
  ['/user_admin_intakecategory/', 'User_admin_intakecategory | Kyubos'],
  ['/Client_user_BDX_Login', 'Client_user_BDX_Login | Kyubos'],
  ['/a//', 'A | Kyubos'],
  ['/permissions/caf%C3%A9', 'Café | Kyubos'],
  ['/permissions/100%', '100% | Kyubos'],
  ['/', 'Kyubos'],
  ['', 'Kyubos'],
])('SHELL-22 the page %p is titled %p', (pathname, title) => {
  expect(pageTitle(pathname, ' | Kyubos')).toBe(title);
});

test('SHELL-22 the title of the site root is the suffix from its first letter on, blanks in it included', () => {
  expect(pageTitle('/', ' | Kyubos & Sons')).toBe('Kyubos & Sons');
  expect(pageTitle('/', 'Kyubos & Sons')).toBe('Kyubos & Sons');
});

test('SHELL-22 the title is the last segment with its first letter capitalised, then the suffix', () => {
  const segment = fc.stringMatching(/^[a-z][a-zA-Z0-9_]{0,20}$/);
  fc.assert(
    fc.property(fc.array(segment, { minLength: 1, maxLength: 4 }), fc.boolean(), (segments, slash) => {
      const last = segments.at(-1) ?? '';
      const title = pageTitle(`/${segments.join('/')}${slash ? '/' : ''}`, ' - Portal');
      expect(title).toBe(`${last.slice(0, 1).toUpperCase()}${last.slice(1)} - Portal`);
    }),
    { seed: 1, numRuns: 1000 },
  );
});

test('SHELL-22 no path breaks the title', () => {
  fc.assert(
    fc.property(fc.string(), (path) => {
      expect(pageTitle(path, ' | Kyubos').endsWith('Kyubos')).toBe(true);
    }),
    { seed: 1, numRuns: 1000 },
  );
});
