-- In whose voice the dispatches of this campaign are written.
ALTER TABLE report_letter ADD COLUMN voice TEXT NOT NULL DEFAULT 'clerk'
  CHECK (voice IN ('soldier', 'clerk', 'priest'));
