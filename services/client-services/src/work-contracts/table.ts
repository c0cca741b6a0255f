import type {
  ContractSection,
  ContractTerms,
} from '@sidework/contracts/client-services/contract-text';
import {
  contractKinds,
  contractParties,
  contractStatuses,
} from '@sidework/contracts/client-services/contract-words';
import { sql } from 'drizzle-orm';
import {
  check,
  index,
  jsonb,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { crmContacts } from '../crm-people/table.ts';
import { clientServices } from '../postgres-schema.ts';
import { services } from '../services/table.ts';

const moment = { withTimezone: true, precision: 3, mode: 'date' } as const;

/**
 * A text that the two sides of a service sign. One for a contact without an account has no service before it is signed.
 * The lock of the service guards it, or that of the contact.
 */
export const workContracts = clientServices.table(
  'work_contracts',
  {
    id: uuid().primaryKey(),
    serviceId: uuid().references(() => services.id),
    contactId: uuid().references(() => crmContacts.id, { onDelete: 'cascade' }),
    professionalId: uuid().notNull(),
    kind: text({ enum: contractKinds }).notNull(),
    status: text({ enum: contractStatuses }).notNull(),
    offeredBy: text({ enum: contractParties }).notNull(),
    terms: jsonb().$type<ContractTerms>().notNull(),
    sections: jsonb().$type<ContractSection[]>().notNull(),
    textHash: text().notNull(),
    offeredAt: timestamp(moment).notNull(),
    answeredAt: timestamp(moment),
  },
  (contract) => [
    uniqueIndex('work_contracts_open_of_service_unique')
      .on(contract.serviceId)
      .where(sql`status = 'open'`),
    uniqueIndex('work_contracts_open_of_contact_unique')
      .on(contract.contactId)
      .where(sql`status = 'open'`),
    index('work_contracts_service_id_idx').on(contract.serviceId, contract.offeredAt, contract.id),
    index('work_contracts_professional_id_idx').on(contract.professionalId),
    index('work_contracts_contact_id_idx').on(contract.contactId),
    check('work_contracts_of_one_check', sql`num_nonnulls(service_id, contact_id) = 1`),
    check('work_contracts_answered_check', sql`(status = 'open') = (answered_at is null)`),
    check('work_contracts_status_check', sql`status in ('open', 'signed', 'ended')`),
    check('work_contracts_kind_check', sql`kind in ('contract', 'amendment')`),
  ],
);

/** The typed name of one side, with the address that it came from; both are blanked with the account. */
export const contractSignatures = clientServices.table(
  'contract_signatures',
  {
    contractId: uuid()
      .notNull()
      .references(() => workContracts.id, { onDelete: 'cascade' }),
    party: text({ enum: contractParties }).notNull(),
    signerId: uuid().notNull(),
    name: text(),
    address: text(),
    signedAt: timestamp(moment).notNull(),
  },
  (signature) => [
    primaryKey({ columns: [signature.contractId, signature.party] }),
    index('contract_signatures_signer_id_idx').on(signature.signerId, signature.signedAt),
    check('contract_signatures_party_check', sql`party in ('client', 'professional')`),
  ],
);
