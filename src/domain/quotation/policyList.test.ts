import { listedCoverages } from './policyList';

test('ENT-32 Q-141 a list of policies shows its coverages', () => {
  const details = JSON.stringify([
    {
      policyname: 'Main Street Package',
      policy_coverage: [
        { quotecoverage: 'Fire', quotecoverage_limit: 250000, quotepremimum: '410' },
        { quotecoverage: 'Theft' },
      ],
    },
    { policyname: 'Empty' },
    null,
  ]);
  expect(listedCoverages(details)).toEqual([
    {
      policyname: 'Main Street Package',
      quotecoverage: 'Fire',
      quotecoverage_limit: '250000',
      quotepremimum: '410',
    },
    { policyname: 'Main Street Package', quotecoverage: 'Theft', quotecoverage_limit: '', quotepremimum: '' },
  ]);
});

test.each(['', '{}', '{"12":{}}', '[', '[[1]]', '[{"policy_coverage":"x"}]', '[{"policy_coverage":{}}]'])(
  'ENT-32 %p lists none',
  (details) => {
    expect(listedCoverages(details)).toEqual([]);
  },
);
