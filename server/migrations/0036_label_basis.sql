-- On what an organization shows carbon labels to guests (decision 0082); null: nobody has chosen.
alter table organization
  -- Kind, and the certificate of a scheme.
  add column label_basis jsonb,
  -- Who chose, and when; the audit keeps their name.
  add column label_basis_by text,
  add column label_basis_at timestamptz,
  -- When its admins were asked by mail.
  add column label_basis_asked_at timestamptz,
  -- The certificate's file, below the folder of certificates.
  add column label_certificate text;
-- Shared without a choice: shown in figures until there is one.
alter table live_link add column in_figures boolean not null default false;
