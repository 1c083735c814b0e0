import { adminPaths, carrierPaths, publicPaths, recoveryPaths } from '@/paths';
import { pathsNotBuiltYet } from './routes';

test('these URLs have a place and no screen yet; the list only ever gets shorter', () => {
  expect(pathsNotBuiltYet()).toEqual([
    '/user_admin_bdx_export',
    '/user_admin_bdx_inbound',
    '/client_user_brdx_file_view/:id',
    '/client_user_brdx_importfile',
    '/user_admin_bdx_review',
    '/user_admin_brdx_file_view/:id',
    '/user_admin_bdx_send',
    '/user_admin_bdx_history',
    '/user_admin_bdx_history_view/:id',
  ]);
});

test('no URL stands twice in the route table', () => {
  const all = [...publicPaths, ...recoveryPaths, ...adminPaths, ...carrierPaths].map((path) =>
    path.toLowerCase(),
  );
  expect(new Set(all).size).toBe(all.length);
});
