/** The user whom the header greets; a name is empty until it is known. */
interface Greeted {
  readonly isStaff: boolean;
  readonly firstname: string;
  readonly loginId: string;
}

/** ROLE-02, ROLE-06, Q-014: 'Hi Ann - Staff' or 'Hi acme - Admin'; a name that is not known yet is left out. */
export function greeting({ isStaff, firstname, loginId }: Greeted): string {
  const name = isStaff ? firstname : loginId;
  const role = isStaff ? 'Staff' : 'Admin';
  return name === '' ? `Hi - ${role}` : `Hi ${name} - ${role}`;
}
