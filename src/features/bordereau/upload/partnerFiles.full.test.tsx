import { requirements } from '@/testing/bordereaux/cases';
import { installTestWorkers } from '@/preflight/worker.fixture';
import { expectRightUploads, uploadScreens } from './partnerFiles.fixture';

beforeEach(() => {
  installTestWorkers();
});

describe.each(uploadScreens)('on $url', (uploadScreen) => {
  test.each(requirements)('BDXADM-34 $file: $name ($control)', (requirement) =>
    expectRightUploads(uploadScreen, [requirement]),
  );
});
