/** Storybook’s own program, after a look at the folder: `node scripts/storybook.mjs dev --port 6006` */
import { whyNotInFolder } from './folder.mjs';

const sentence = whyNotInFolder(process.cwd(), 'Storybook');
if (sentence) {
  console.error(sentence);
  process.exit(1);
}
await import('../node_modules/storybook/dist/bin/dispatcher.js');
