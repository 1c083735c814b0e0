import { narrowConnections } from './narrowConnections';

function policies(): (string | null)[] {
  return [...document.head.querySelectorAll('meta')].map(({ content }) => content.trim());
}

beforeEach(() => {
  document.head.innerHTML = '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'">';
});

test.each([
  ['', "connect-src 'self'"],
  ['https://bdx.example.com', "connect-src 'self' https://bdx.example.com"],
  ['https://bdx.example.com:8443/api/v1', "connect-src 'self' https://bdx.example.com:8443"],
])('BDXCAR-28 with the base URL %p the page may connect to %p', (base, policy) => {
  narrowConnections(base);
  expect(policies()).toEqual(["default-src 'none'", policy]);
});

test('BDXCAR-28 a page without a policy gets none', () => {
  document.head.innerHTML = '';
  narrowConnections('https://bdx.example.com');
  expect(policies()).toEqual([]);
});
