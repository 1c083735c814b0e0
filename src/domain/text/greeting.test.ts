import { greeting } from './greeting';

const names = { firstname: 'Ann', loginId: 'northwind' };

test('ROLE-02 staff are greeted by their first name', () => {
  expect(greeting({ ...names, isStaff: true })).toBe('Hi Ann - Staff');
});

test('ROLE-06 client admins are greeted by their login id', () => {
  expect(greeting({ ...names, isStaff: false })).toBe('Hi northwind - Admin');
});

test.each([
  { isStaff: true, text: 'Hi - Staff' },
  { isStaff: false, text: 'Hi - Admin' },
])('SHELL-14 a name that is not known leaves no gap: $text', ({ isStaff, text }) => {
  expect(greeting({ isStaff, firstname: '', loginId: '' })).toBe(text);
});
