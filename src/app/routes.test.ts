import { adminPaths, carrierPaths, publicPaths, recoveryPaths } from '@/paths';

test('no URL stands twice in the route table', () => {
  const all = [...publicPaths, ...recoveryPaths, ...adminPaths, ...carrierPaths].map((path) =>
    path.toLowerCase(),
  );
  expect(new Set(all).size).toBe(all.length);
});
