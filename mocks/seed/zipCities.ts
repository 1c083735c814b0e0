import type { WireZipCity } from '../records';

const country = 'United States';

/** Zip codes that the lookup finds; 84003 belongs to three cities. */
export const zipCities: WireZipCity[] = [
  { zipcode: '07030', city_name: 'Hoboken', state: 'New Jersey', county: 'Hudson', country },
  { zipcode: '10012', city_name: 'Manhattan', state: 'New York', county: 'New York County', country },
  { zipcode: '11201', city_name: 'Brooklyn', state: 'New York', county: 'Kings', country },
  { zipcode: '30303', city_name: 'Atlanta', state: 'Georgia', county: 'Fulton', country },
  { zipcode: '33139', city_name: 'Miami Beach', state: 'Florida', county: 'Miami-Dade', country },
  { zipcode: '60614', city_name: 'Chicago', state: 'Illinois', county: 'Cook', country },
  { zipcode: '78701', city_name: 'Austin', state: 'Texas', county: 'Travis', country },
  { zipcode: '84003', city_name: 'American Fork', state: 'Utah', county: 'Utah County', country },
  { zipcode: '84003', city_name: 'Highland', state: 'Utah', county: 'Utah County', country },
  { zipcode: '84003', city_name: 'Cedar Hills', state: 'Utah', county: 'Utah County', country },
  { zipcode: '85004', city_name: 'Phoenix', state: 'Arizona', county: 'Maricopa', country },
  { zipcode: '98101', city_name: 'Seattle', state: 'Washington', county: 'King', country },
];
