import type { WireCustomer } from '../records';
import { clientId, firstIds } from './ids';

type Row = readonly [
  firstname: string,
  lastname: string,
  address: string,
  city: string,
  state: string,
  zipcode: string,
  phonenumber: string,
  email: string,
];

// prettier-ignore
const rows: readonly Row[] = [
  ['Ann', 'Whitfield', '118 Maple Avenue', 'Chicago', 'Illinois', '60614', '13125550118', 'ann.whitfield@example.com'],
  ['Marcus', 'Delgado', '2207 Congress Avenue', 'Austin', 'Texas', '78701', '15125550122', 'mdelgado@example.com'],
  ['Priya', 'Raman', '41 Bleecker Street', 'Manhattan', 'New York', '10012', '12125550141', 'priya.raman@example.com'],
  ['Bluebird Bakery', 'LLC', '730 Fulton Market', 'Chicago', 'Illinois', '60614', '13125550173', 'office@bluebird.example.com'],
  ['Tom', "O'Neil", '9 Harbor Lane', 'Hoboken', 'New Jersey', '07030', '12015550109', 'tom.oneil@example.com'],
  ['Jean-Luc', 'Moreau', '600 Pine Street', 'Seattle', 'Washington', '98101', '12065550160', 'jl.moreau@example.com'],
  ['Lucía', 'Fernández', '1540 Collins Avenue', 'Miami Beach', 'Florida', '33139', '13055550115', 'lucia.f@example.com'],
  ['Northside Roofing', 'Inc', '1801 Rio Grande Street', 'Austin', 'Texas', '78701', '15125550180', 'desk@northside.example.com'],
  ['Harold', 'Lindqvist', '77 Summit Drive', 'American Fork', 'Utah', '84003', '18015550177', 'harold.l@example.com'],
  ['Grace', 'Okafor', '312 Peachtree Street', 'Atlanta', 'Georgia', '30303', '14045550132', 'grace.okafor@example.com'],
  ['Daniel', 'Kim', '85 Camelback Road', 'Phoenix', 'Arizona', '85004', '16025550185', 'daniel.kim@example.com'],
  ['Cedar Hollow Nursery', 'LLC', '88 Orchard Lane', 'Highland', 'Utah', '84003', '18015550188', 'hello@cedarhollow.example.com'],
  ['Rosa', 'Benedetti', '19 Court Street', 'Brooklyn', 'New York', '11201', '17185550119', 'rosa.b@example.com'],
  ['Samuel', 'Adeyemi', '402 Lamar Boulevard', 'Austin', 'Texas', '78701', '15125550142', 's.adeyemi@example.com'],
  ['Pier 9 Seafood', 'Inc', '9 Alaskan Way', 'Seattle', 'Washington', '98101', '12065550109', 'accounts@pier9.example.com'],
  ['Ingrid', 'Sørensen', '8 Lakeview Terrace', 'Chicago', 'Illinois', '60614', '13125550108', 'ingrid.s@example.com'],
  ['Walter', 'Huang', '27 Orchard Road', 'Atlanta', 'Georgia', '30303', '14045550127', 'walter.huang@example.com'],
  ['Naomi', 'Clarke', '950 Ocean Drive', 'Miami Beach', 'Florida', '33139', '13055550195', 'naomi.clarke@example.com'],
  ['Saguaro Couriers', 'LLC', '71 Van Buren Street', 'Phoenix', 'Arizona', '85004', '16025550171', 'fleet@saguaro.example.com'],
  ['Viktor', 'Petrov', '63 Washington Street', 'Hoboken', 'New Jersey', '07030', '12015550163', 'v.petrov@example.com'],
  ['Ellen', 'Vandermeer', '211 Roosevelt Street', 'Phoenix', 'Arizona', '85004', '16025550111', 'ellen.vdm@example.com'],
  ['Aisha', 'Rahman', '1422 Lincoln Park West', 'Chicago', 'Illinois', '60614', '13125550142', 'aisha.r@example.com'],
  ['Five Points Print', 'Inc', '40 Edgewood Avenue', 'Atlanta', 'Georgia', '30303', '14045550140', 'print@fivepoints.example.com'],
  ['Peter', 'Novak', '5 Alpine Highway', 'Highland', 'Utah', '84003', '18015550105', 'peter.novak@example.com'],
  ['Keiko', 'Tanaka', '44 Stewart Street', 'Seattle', 'Washington', '98101', '12065550144', 'keiko.t@example.com'],
  ['Robert', 'Fitzgerald', '16 Montague Street', 'Brooklyn', 'New York', '11201', '17185550116', 'bob.fitz@example.com'],
  ['Gowanus Steel Works', 'LLC', '260 Third Avenue', 'Brooklyn', 'New York', '11201', '17185550126', 'office@gowanussteel.example.com'],
  ['Maya', 'Goldberg', '233 Mercer Street', 'Manhattan', 'New York', '10012', '12125550123', 'maya.g@example.com'],
  ['Carlos', 'Ibarra', '58 Central Avenue', 'Phoenix', 'Arizona', '85004', '16025550158', 'c.ibarra@example.com'],
  ['Flamingo Hotel', 'Inc', '1101 Collins Avenue', 'Miami Beach', 'Florida', '33139', '13055550111', 'desk@flamingo.example.com'],
];

/** The persons and firms that the client company insures. */
export const customers: WireCustomer[] = rows.map(
  ([firstname, lastname, address, city, state, zipcode, phonenumber, email], index) => ({
    customer_id: firstIds.customers + index,
    company_id: clientId,
    firstname,
    lastname,
    address,
    city,
    state,
    zipcode,
    phonenumber,
    email,
  }),
);
