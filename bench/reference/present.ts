type Row = Record<string, unknown>

export const presentSession = (row: Row) => ({
  name: row['name'],
  phone: row['phone'],
  email: row['email'],
  role: row['role'],
  isAdmin: row['role'] === 'admin',
  customerSince: String(row['registeredAt']).slice(0, 10),
  profilePhoto: row['photoVersion'],
})
