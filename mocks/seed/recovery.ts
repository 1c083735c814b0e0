import type { WireBdxUser } from '../records';
import { firstIds } from './ids';

/** The demo account of the client BDX area; the carriers sign in with their own accounts. */
export const bdxUsers: WireBdxUser[] = [
  {
    id: firstIds.bdxUsers,
    carrier_id: firstIds.carriers,
    username: 'bdxuser',
    password: 'bdx123',
    phonenumber: '12125550177',
    email: 'bordereaux@atlantic.example.com',
  },
];
