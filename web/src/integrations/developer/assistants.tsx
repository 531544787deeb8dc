import { useQuery } from '@tanstack/react-query';
import { runtimeConfig } from '../../platform/api/runtime-config.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { PRODUCT_NAME } from '../../ui/layout/product-name.ts';
import { CodeBlock } from './code-block.tsx';
import styles from './developer.module.css';

/** Where assistants that speak the Model Context Protocol are answered, below the main API. */
const MCP = '/open/v1/mcp';

/** The address for assistants, and a configuration to copy; the key is put in by hand. */
export function Assistants() {
  const text = useText('integrations/developer');
  const { data: config } = useQuery({ queryKey: ['config'], queryFn: runtimeConfig, staleTime: Infinity });
  if (!config) return null;
  const address = new URL(config.mainApi + MCP, location.href).href;
  const configuration = {
    mcpServers: {
      [PRODUCT_NAME.toLowerCase()]: { type: 'http', url: address, headers: { Authorization: 'Bearer pp_…' } },
    },
  };
  return (
    <div className={styles.column}>
      <p className={styles.lead}>{text('assistants.lead')}</p>
      <section className={styles.part}>
        <h2 className={styles.title}>{text('assistants.address')}</h2>
        <CodeBlock label={text('assistants.address')} language="code" code={address} />
      </section>
      <section className={styles.part}>
        <h2 className={styles.title}>{text('assistants.configuration')}</h2>
        <p>{text('assistants.configurationLead')}</p>
        <CodeBlock label={text('assistants.configuration')} language="json" code={JSON.stringify(configuration, null, 2)} />
      </section>
    </div>
  );
}
