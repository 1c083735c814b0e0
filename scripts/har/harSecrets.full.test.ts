import { checkRandomRecordings } from './harSecrets.fixture';

test('no secret at a random place of many recordings is in the bundle', () => {
  checkRandomRecordings(5_000);
});
