import { uploadTemplateThumbnail } from '@plateprint/shared/menus/menu-api.ts';
import { createMenuTemplate, listMenuTemplates } from '@plateprint/shared/menus/menu-library-api.ts';
import type { MenuDraft } from '@plateprint/shared/menus/menu.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { endpointKey } from '../../../platform/api/endpoint-key.ts';
import { useChange } from '../../../platform/api/use-change.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useNotices } from '../../../ui/notices/notices.tsx';
import { Button } from '../../../ui/control/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useFailureText } from '../../../ui/layout/use-failure-text.ts';
import type { MakeDocument } from '../canvas/use-menu-document.ts';

interface SaveTemplateProps {
  draft: MenuDraft;
  organizationId: string;
  /** The pages as they stand, for the thumbnail. */
  makeDocument: MakeDocument;
  isOpen: boolean;
  onClose: () => void;
}

/** Keeps the arrangement for the menus to come. */
export function SaveTemplate({ draft, organizationId, makeDocument, isOpen, onClose }: SaveTemplateProps) {
  const text = useText('menus/creator');
  const notices = useNotices();
  const failureText = useFailureText();
  const client = useQueryClient();
  const [name, setName] = useState('');
  const [isNameless, setNameless] = useState(false);

  /** A template without a thumbnail is drawn from its blocks: no failure is shown. */
  async function keepThumbnail(id: string): Promise<void> {
    try {
      const { thumbnailOf } = await import('../../../exports/thumbnail.ts');
      await call(uploadTemplateThumbnail, { params: { id }, file: await thumbnailOf(makeDocument()) });
      void client.invalidateQueries({ queryKey: endpointKey(listMenuTemplates) });
    } catch {
      // The choice of templates draws its page instead.
    }
  }

  const make = useChange(createMenuTemplate, {
    refreshes: [listMenuTemplates],
    onSuccess: (template) => {
      notices.show({ message: text('template.saved', { name: template.name }) });
      void keepThumbnail(template.id);
      setName('');
      onClose();
    },
  });
  const save = (): void => {
    setNameless(name.trim() === '');
    if (name.trim() === '') return;
    const { options, settings, background, blocks, secondBlocks } = draft;
    make.mutate({ body: { name: name.trim(), options, settings, background, blocks, secondBlocks, organizationId } });
  };
  return (
    <Dialog
      title={text('template.save')}
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <Button variant="primary" busy={make.isPending} onClick={save}>
          {text('save')}
        </Button>
      }
    >
      <TextField
        label={text('template.name')}
        maxLength={200}
        value={name}
        onChange={setName}
        problem={isNameless ? text('template.noName') : make.error && failureText(make.error)}
      />
    </Dialog>
  );
}
