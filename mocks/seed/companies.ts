import type { WireCompany } from '../adminRecords';
import { firstIds } from './ids';

type Row = readonly [
  companyName: string,
  type: string,
  address: string,
  city: string,
  state: string,
  zipCode: string,
  areaCode: string,
  ownerName: string,
  companyContactPerson: string,
  planName: string,
  planAmount: string,
];

// prettier-ignore
const rows: readonly Row[] = [
  ['Harborview Underwriters', 'TPA', '40 Water Street', 'Manhattan', 'New York', '10012', '212', 'Miriam Castellano', 'Leon Abernathy', 'Enterprise', '2400'],
  ['Atlantic Mutual', 'CARRIER', '88 Pine Street', 'Manhattan', 'New York', '10005', '212', 'Gregory Stahl', 'Paula Winters', 'Carrier', '900'],
  ['Great Lakes Casualty', 'CARRIER', '233 Wacker Drive', 'Chicago', 'Illinois', '60606', '312', 'Beatrice Lund', 'Omar Haddad', 'Carrier', '900'],
  ['Prairie State Claims', 'TPA', '515 Capitol Avenue', 'Springfield', 'Illinois', '62701', '217', 'Duncan Frey', 'Sofia Marini', 'Standard', '1200'],
  ['Cascade Specialty', 'MGU', '1201 Third Avenue', 'Seattle', 'Washington', '98101', '206', 'Nora Lindgren', 'Theo Yamada', 'Standard', '1250.5'],
  ['Lone Star Program Managers', 'MGU', '98 San Jacinto Boulevard', 'Austin', 'Texas', '78701', '512', 'Wade Holloway', 'Carmen Ruiz', 'Standard', '1200'],
  ['Peachtree Risk Services', 'TPA', '191 Peachtree Street', 'Atlanta', 'Georgia', '30303', '404', 'Eleanor Briggs', 'Malik Johnson', 'Basic', '650'],
  ['Biscayne Surplus Lines', 'MGU', '701 Brickell Avenue', 'Miami', 'Florida', '33131', '305', 'Ricardo Salas', 'Ana Quintero', 'Basic', '650'],
  ['Wasatch Benefit Group', 'TPA', '170 Main Street', 'Salt Lake City', 'Utah', '84101', '801', 'Caleb Thorne', 'Ruth Ellison', 'Basic', '650'],
  ['Copper Basin Insurance', 'CARRIER', '2 Central Avenue', 'Phoenix', 'Arizona', '85004', '602', 'Harriet Doyle', 'Felix Moreno', 'Carrier', '900'],
  ['Garden State Indemnity', 'CARRIER', '1 River Street', 'Hoboken', 'New Jersey', '07030', '201', 'Victor Amato', 'Linda Chow', 'Carrier', '900'],
  ['Golden Gate Underwriting', 'MGU', '555 California Street', 'San Francisco', 'California', '94104', '415', 'Joan Pritchard', 'Ethan Wells', 'Standard', '1200'],
];

/** The back office's companies. */
export const companies: WireCompany[] = rows.map(
  (
    [companyName, type, address, city, state, zipCode, area, ownerName, contact, planName, planAmount],
    index,
  ) => {
    const [short = ''] = companyName.toLowerCase().split(' ');
    const phone = (last: number): string =>
      `1${area}55501${String((index * 3 + last) % 100).padStart(2, '0')}`;
    return {
      id: firstIds.companies + index,
      companyName,
      address,
      city,
      state,
      zipCode,
      phoneNumber1: phone(10),
      phoneNumber2: index % 3 === 2 ? '' : phone(11),
      email: `office@${short}.example.com`,
      ownerName,
      ownerPhoneNumber: phone(12),
      ownerEmail: `owner@${short}.example.com`,
      companyContactPerson: contact,
      contactPersonEmail: `contact@${short}.example.com`,
      contactPersonPhoneNumber: phone(13),
      type,
      licenceId: `LIC-${4100 + index * 7}`,
      startDate: `2024-${String((index % 12) + 1).padStart(2, '0')}-01T00:00:00.000Z`,
      endDate: `2027-${String((index % 12) + 1).padStart(2, '0')}-01T00:00:00.000Z`,
      planName,
      planAmount,
      documentUpload: index % 4 === 0 ? ['licence.pdf', 'agreement.pdf'] : [],
      interlink: `https://${short}.example.com`,
      username: short,
      password: `${short}-2024`,
      twoFactorAuthentication: index % 3 === 1 ? 'disabled' : 'enabled',
    };
  },
);
