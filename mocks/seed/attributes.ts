import type { WireAttribute, WireAttributeGroup, WireIntakeAttributeGroup } from '../adminRecords';

export const attributeGroups: WireAttributeGroup[] = [];

export const intakeAttributeGroups: WireIntakeAttributeGroup[] = [];

export const attributes: WireAttribute[] = [];
