-- What a generation's documents are found by, version 3: added once its tables are filled, which is faster than keeping them up
-- meanwhile. Run with the generation's own schema as search_path. A change here counts SCHEMA_VERSION (generation.ts) up.

alter table document add primary key (kind, id);
create index document_by_change on document (partition, seq);
create index document_by_key on document (key);
-- Each kind of document adds indexes of its own (document-kind.ts).
