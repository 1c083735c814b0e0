import { requirements } from '@/testing/bordereaux/cases';
import { installTestWorkers } from '@/preflight/worker.fixture';
import { expectRightUploads, uploadScreens } from './partnerFiles.fixture';

/** One file for a credit, a currency, a sign, a unit and a group, and one that is right. */
const few: readonly string[] = [
  'less-returns-cr.csv',
  'head-with-suffix-eur.csv',
  'document-credit-note.csv',
  'head-in-thousands.csv',
  'groups-above.csv',
  'usd-by-name.csv',
];

beforeEach(() => {
  installTestWorkers();
});

test.each(uploadScreens)('BDXADM-34 on $url files of partners get the right result', (uploadScreen) =>
  expectRightUploads(
    uploadScreen,
    requirements.filter(({ file }) => few.includes(file)),
  ),
);
