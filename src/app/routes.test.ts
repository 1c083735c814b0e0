import { adminPaths, carrierPaths, publicPaths, recoveryPaths } from '@/paths';

test('no URL occurs twice in the route table', () => {
  const all = [...publicPaths, ...recoveryPaths, ...adminPaths, ...carrierPaths].map((path) =>
    path.toLowerCase(),
  );
  expect(new Set(all).size).toBe(all.length);
});
