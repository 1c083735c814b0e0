import type { WireBdxUser } from '../records';

/** The demo account of the client BDX area; the carriers sign in with their own accounts. */
export const bdxUsers: WireBdxUser[] = [
  {
    id: 1,
    carrier_id: 1,
    username: 'bdxuser',
    password: 'bdx123',
    phonenumber: '12125550177',
    email: 'bordereaux@atlantic.example.com',
  },
];
