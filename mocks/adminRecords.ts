import type { Attribute, AttributeGroup, IntakeAttributeGroup } from '@/domain/records/attributes';
import type { ClientUser, Permission } from '@/domain/records/clientUsers';
import type { Company } from '@/domain/records/companies';
import type { IntakeCategory } from '@/domain/records/intake';
import type { IntakeSubcategory } from '@/domain/records/intakeSubcategories';
import type { Agent, Carrier, Mga, Tpa } from '@/domain/records/partners';
import type { Policy } from '@/domain/records/policies';
import type { City, Country, Currency, StateRecord } from '@/domain/records/reference';
import type { Id } from '@/domain/records/scalars';
import type { Client, MenuCategory, MenuEntry } from '@/domain/records/session';

/** A record as the server stores it: the fields that the client encrypts are plain text here. */
type Wire<T> = { [Key in keyof T]: T[Key] extends { reveal(): string } ? string : T[Key] };

export type WireAgent = Agent;
export type WireAttribute = Attribute;
export type WireAttributeGroup = AttributeGroup;
export type WireCarrier = Wire<Carrier>;
export type WireCity = City;
export type WireClient = Wire<Client>;
export type WireClientUser = Wire<ClientUser>;
/** Documents are stored by their file name. */
export type WireCompany = Omit<Wire<Company>, 'documentUpload'> & { documentUpload: string[] };
export type WireCountry = Country;
export type WireCurrency = Currency;
export type WireIntakeAttributeGroup = IntakeAttributeGroup;
export type WireIntakeSubcategory = IntakeSubcategory;
export type WireMenu = MenuEntry;
export type WireMenuCategory = MenuCategory;
export type WireMga = Wire<Mga>;
export type WirePolicy = Policy;
export type WireState = StateRecord;
export type WireTpa = Wire<Tpa>;

/** The member to whom a pointing id belongs. */
export interface WireKyubosAccount {
  id: Id;
  kind: 'carrier' | 'tpa' | 'mga';
  kyubosid: string;
  name: string;
}

/** A line of business; the quotation form also reads its code. */
export interface WireIntakeCategory extends IntakeCategory {
  lob_code: string;
}

/** The permissions of a user, with the id of the user. */
export interface WirePermission extends Permission {
  uid: Id;
  client_id: Id;
}
