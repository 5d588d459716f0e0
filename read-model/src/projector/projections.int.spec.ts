import type { DocumentKind } from '../documents/stored-document.ts';
import { projections } from './projections.ts';
import { type Happened, market } from './testing/histories.ts';
import { projectionContract } from './testing/projection-contract.ts';

/** A history for every kind of document: a new projection has to bring one. */
const histories: Record<DocumentKind, Happened[]> = { listing: market(30), posting: market(30), interest: market(30) };

for (const projection of projections) projectionContract(projection, histories[projection.kind]);
