/** An account of the seeded world. */
export interface MockAccount {
  /** Where it signs in. */
  readonly area: 'admin' | 'bdx';
  readonly username: string;
  readonly password: string;
  readonly role: string;
}

/** The accounts that login pages of mocked builds show. */
export const accounts: readonly MockAccount[] = [
  { area: 'admin', username: 'admin', password: 'admin123', role: 'Client administrator' },
  { area: 'admin', username: 'staff', password: 'staff123', role: 'Client staff, an agent' },
  { area: 'bdx', username: 'carrier', password: 'carrier123', role: 'Carrier' },
  { area: 'bdx', username: 'bdxuser', password: 'bdx123', role: 'BDX user' },
];
