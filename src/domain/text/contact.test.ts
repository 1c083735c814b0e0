import { mailLink, phoneLink, showPhone } from './contact';

test.each([
  ['13125550118', '+1 (312) 555-0118', 'tel:+13125550118'],
  ['3125550118', '+1 (312) 555-0118', 'tel:+13125550118'],
  ['(312) 555-0118', '+1 (312) 555-0118', 'tel:+13125550118'],
  ['+44 20 7946 0958', '+442079460958', 'tel:+442079460958'],
  ['442079460958', '+442079460958', 'tel:+442079460958'],
  ['5550118', '5550118', 'tel:5550118'],
  ['31255501182125', '+31255501182125', 'tel:+31255501182125'],
  ['1312555011', '1312555011', 'tel:1312555011'],
  ['911', '911', undefined],
  ['312-555-0118 ext. 5', '312-555-0118 ext. 5', undefined],
  ['none', 'none', undefined],
  ['', '', undefined],
])('the phone number %p is shown as %p, and dialled by %p', (stored, shown, link) => {
  expect(showPhone(stored)).toBe(shown);
  expect(phoneLink(stored)).toBe(link);
});

test.each([
  ['ann.whitfield+home@mail.example.com', 'mailto:ann.whitfield+home@mail.example.com'],
  [' ann@example.com ', 'mailto:ann@example.com'],
  ['ann@example.com?bcc=all@example.com', undefined],
  ['ann@example.com,bob@example.com', undefined],
  ['ann%0a@example.com', undefined],
  ['Ann <ann@example.com>', undefined],
  ['ann@localhost', undefined],
  ['', undefined],
])('the address %p is written to by %p', (stored, link) => {
  expect(mailLink(stored)).toBe(link);
});
