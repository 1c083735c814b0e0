import { Archive } from './archive';
import { archive, entry } from './zip.fixture';

test('an archive of more than 50,000 parts is not read, and not reported as damaged', async () => {
  const parts = Array.from({ length: 50_001 }, (_, at) => entry(`a${String(at)}`, '', 0));
  await expect(Archive.open(await archive(parts).arrayBuffer(), 1e6)).rejects.toThrow(
    'The workbook is written in a way that is not read here. It is passed on unread.',
  );
});
