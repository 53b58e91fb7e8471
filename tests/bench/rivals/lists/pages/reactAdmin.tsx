import { Chip } from '@mui/material';
import {
  Admin,
  ColumnsButton,
  CreateButton,
  DataTable,
  EmailField,
  ExportButton,
  FilterButton,
  List,
  NullableBooleanInput,
  Resource,
  SearchInput,
  TopToolbar,
  type DataProvider,
} from 'react-admin';
import { createRoot } from 'react-dom/client';

const token = JSON.parse(localStorage.getItem('matricula.token')!) as string;

/** Our own server: both lists wait for the same rows. A list needs nothing else of a provider. */
const users = {
  async getList(_resource, { pagination, filter, signal }) {
    const query = new URLSearchParams({
      ...filter,
      page: String(pagination!.page),
      pageSize: String(pagination!.perPage),
    });
    const reply = await fetch(`/api/UserManagement/all-users?${query}`, {
      headers: { authorization: `Bearer ${token}` },
      signal,
    });
    const { data } = await reply.json();
    return { data: data.rows, total: data.metadata.totalCount };
  },
  supportAbortSignal: true,
} as DataProvider;

const FILTERS = [
  <SearchInput key="search" source="search" alwaysOn />,
  <NullableBooleanInput key="active" source="active" label="Active" />,
];

const Actions = () => (
  <TopToolbar>
    <ColumnsButton />
    <FilterButton />
    <CreateButton />
    <ExportButton />
  </TopToolbar>
);

/** As its demo lists customers. */
const UserList = () => (
  <List filters={FILTERS} actions={<Actions />} perPage={50}>
    <DataTable rowClick="show">
      <DataTable.Col source="fullName" label="Name" />
      <DataTable.Col source="userName" label="Username" />
      <DataTable.Col source="email" label="Email Address" field={EmailField} disableSort />
      <DataTable.Col source="role" label="Role" disableSort />
      <DataTable.Col
        source="active"
        label="Status"
        disableSort
        render={({ active }) => (
          <Chip size="small" color={active ? 'success' : 'error'} label={active ? 'Active' : 'Deactivated'} />
        )}
      />
    </DataTable>
  </List>
);

createRoot(document.getElementById('root')!).render(
  <Admin dataProvider={users} disableTelemetry>
    <Resource name="users" list={UserList} hasCreate hasShow />
  </Admin>,
);
