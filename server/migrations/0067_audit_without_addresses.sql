-- The audit names a recipient of reports by mail by id alone, and is shown with their address for as long as they are kept.
select set_config('plateprint.erasing', 'on', true);
-- checked: some rows, a few for each recipient
update audit_entry set thing_name = ''
where thing_kind = 'report_mail' and deed in ('report_mail_added', 'report_mail_removed', 'report_mail_confirmed', 'report_mail_stopped');
select set_config('plateprint.erasing', 'off', true);
