/** Builds the product and takes the pictures of the guide anew: it walks through each task of `docs/guide`. */
import { spawnSync } from 'node:child_process';

const run = (...args) => {
  const env = { ...process.env, GUIDE_PICTURES: '1' };
  const { status } = spawnSync(process.execPath, args, { env, stdio: 'inherit' });
  if (status !== 0) process.exit(1);
};

run('node_modules/webpack-cli/bin/cli.js', '--mode=production');
const walks = ['test', 'e2e/guide', '--project=production', '--update-snapshots=changed'];
run('node_modules/@playwright/test/cli.js', ...walks);
console.log('The pictures are in docs/guide/pictures. Look at those that git reports as changed.');
